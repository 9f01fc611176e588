/** The event by which Storybook reports that a story is drawn and its play is over. */
export interface FinishedStory {
  readonly storyId: string;
  /** `unchanged`: the story was already drawn and is not played again. */
  readonly status: 'success' | 'error' | 'unchanged';
  /** The findings of axe, from the accessibility addon. */
  readonly reporters: readonly {
    readonly result: { readonly violations?: readonly { readonly id: string }[] };
  }[];
}
