import * as courses from "./courses/elsewhere.tsx";
import * as events from "./events-elsewhere.tsx";

export const { onBird, onTimeline } = events;
export const onAgendaLine = { ...events.onAgendaLine, ...courses.onAgendaLine };
export const onRound = [...courses.onRound, ...events.onRound];
export const onAttention = [...courses.onAttention, ...events.onAttention];
