/**
 * Returns a ref callback that sets CSS custom properties, because the content security policy refuses style attributes
 * in prerendered HTML.
 */
export const setCssVariables =
  (values: Record<`--${string}`, string | number>) => (node: HTMLElement | null) => {
    for (const [name, value] of Object.entries(values)) node?.style.setProperty(name, String(value))
  }
