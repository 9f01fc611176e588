/**
 * For `withConfig` of a styled element: these props are for its look and do not reach the page. Inside the kit transient
 * props (`$name`) do the same; what the kit hands out has plain names.
 */
export const ownProps = (...names: readonly string[]) => ({
  shouldForwardProp: (name: string) => !names.includes(name),
});
