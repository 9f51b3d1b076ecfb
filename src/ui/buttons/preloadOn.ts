/** Returns handlers that load code on hover and focus, before a press needs it. Spread them on the button. */
export function preloadOn(load: () => Promise<unknown>) {
  const preload = () => void load().catch(() => undefined)
  return { onPointerEnter: preload, onFocus: preload }
}
