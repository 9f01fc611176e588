/** So long a half-filled form stays on the PC (D22), and a picture that was uploaded for it at the server (D25): days. */
export const DRAFT_DAYS = 7;
