/**
 * For `withConfig` of a styled element: these props only set its look and are not passed to the DOM. Inside the kit, transient
 * props (`$name`) do the same; exported components have plain names.
 */
export const ownProps = (...names: readonly string[]) => ({
  shouldForwardProp: (name: string) => !names.includes(name),
});
