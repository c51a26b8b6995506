import * as courses from "./courses/elsewhere.tsx";
import * as events from "./events-elsewhere.tsx";

// Each by its name: pages find rooms by what these lines export.
export const onBird = events.onBird;
export const onTimeline = events.onTimeline;
export const onAgendaLine = { ...events.onAgendaLine, ...courses.onAgendaLine };
export const onRound = [...courses.onRound, ...events.onRound];
export const onAttention = [...courses.onAttention, ...events.onAttention];
