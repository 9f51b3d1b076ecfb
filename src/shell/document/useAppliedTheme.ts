import { useEffect } from 'react'
import { theme, type Theme } from '@/lib/storage/storedValues'
import { useStored } from '@/lib/storage/useStored'

function mediaFor(choice: Theme, scheme: string | undefined) {
  if (choice === 'device') return `(prefers-color-scheme: ${scheme})`
  return choice === scheme ? 'all' : 'not all'
}

function applyTheme(choice: Theme) {
  const { dataset } = document.documentElement
  if (choice === 'device') delete dataset['theme']
  else dataset['theme'] = choice
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    meta.setAttribute('media', mediaFor(choice, meta.dataset['scheme']))
  })
}

/** Applies the theme chosen at the account settings, in every tab. The head's script sets it before the first paint. */
export function useAppliedTheme() {
  const [choice] = useStored(theme)
  useEffect(() => {
    // `choice` is the default while a prerendered page is hydrated; the stored value keeps the page from flashing.
    applyTheme(theme.get())
  }, [choice])
}
