type SavedFile = { name: string; content: string }

/**
 * Returns the files that the page lets the browser save, by name and content, because jsdom has no downloads. Call it
 * before the click, and `waitFor(() => expect(saved).toEqual(…))` after it.
 */
export function watchSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = []
  let latest = new Blob()
  URL.createObjectURL = (blob) => {
    latest = blob as Blob
    return 'blob:saved'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    void latest.text().then((content) => {
      saved.push({ name: this.download, content })
    })
  })
  return saved
}
