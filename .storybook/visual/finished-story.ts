/** What Storybook says of a story that is drawn, its play over. */
export interface FinishedStory {
  readonly storyId: string;
  /** `unchanged`: it was drawn already, and is not played again. */
  readonly status: 'success' | 'error' | 'unchanged';
  /** Of the accessibility addon: what axe found. */
  readonly reporters: readonly {
    readonly result: { readonly violations?: readonly { readonly id: string }[] };
  }[];
}
