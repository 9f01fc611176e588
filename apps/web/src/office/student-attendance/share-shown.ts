/** Formats a share of days: `93.8%`. @param share in per cent, as the server has rounded it */
export const shareShown = (share: number): string => `${share.toFixed(1)}%`;
