/** A ref that sets CSS custom properties: a style attribute in prerendered HTML is refused by the page's content security. */
export const vars =
  (values: Record<`--${string}`, string | number>) => (node: HTMLElement | null) => {
    for (const [name, value] of Object.entries(values)) node?.style.setProperty(name, String(value))
  }
