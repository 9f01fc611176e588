/** The part of the Standard Schema interface (zod, valibot, arktype) that a form needs. */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    /** Of the interface, and of the library that made it: every schema says so, and the form does not ask. */
    readonly version?: number;
    readonly vendor?: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
  };
}

export interface StandardIssue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

export type StandardResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };
