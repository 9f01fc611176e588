/** The part of the Standard Schema interface (zod, valibot, arktype) that a form needs. */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    /** Part of the interface: its version, and the library that made the schema. Every schema has them; the form ignores them. */
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
