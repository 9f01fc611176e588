/** A share of days as it is shown: `93.8%`. @param share in per cent, as the server has rounded it */
export const shareShown = (share: number): string => `${share.toFixed(1)}%`;
