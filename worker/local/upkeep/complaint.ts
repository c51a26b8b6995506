/** What went wrong, as a sentence for the person at the keyboard; shown without a stack. */
export class Complaint extends Error {
  override name = "Complaint";
}
