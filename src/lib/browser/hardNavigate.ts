/** Navigates with a full page load, which clears everything in memory. */
export const hardNavigate = {
  to: (path: string) => {
    window.location.assign(path)
  },
  again: () => {
    window.location.reload()
  },
  /** Hides the page at once and takes it out of the history: nobody may see it any more, not even while it is left. */
  leaveHidden: (path: string) => {
    document.documentElement.hidden = true
    window.location.replace(path)
  },
}

/** Whether the page is hidden because it is being left: another navigation would compete with that one. */
export const isLeftHidden = () => document.documentElement.hidden
