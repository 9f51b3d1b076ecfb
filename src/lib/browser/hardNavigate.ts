/** Leaves this document for a fresh one: nothing that was read so far stays in memory. */
export const hardNavigate = {
  to: (path: string) => {
    window.location.assign(path)
  },
  again: () => {
    window.location.reload()
  },
}
