/** Navigates with a full page load, which clears everything in memory. */
export const hardNavigate = {
  to: (path: string) => {
    window.location.assign(path)
  },
  again: () => {
    window.location.reload()
  },
}
