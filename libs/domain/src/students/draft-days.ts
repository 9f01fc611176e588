/** The days that a half-filled form stays on the PC (D22), and a picture uploaded for it on the server (D25). */
export const DRAFT_DAYS = 7;
