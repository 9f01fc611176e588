/** The texts of the features in one language, by the names of the features: each declares its own beside them. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- what is below the features knows none of them
export interface FeatureTexts {}
