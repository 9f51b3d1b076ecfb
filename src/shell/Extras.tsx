import { useEffect, useState, type ComponentType } from 'react'
import { envExtras } from '@/lib/envExtras'

/** What only some installations have. None of its code is loaded where it is not set. */
const extras: readonly [wanted: () => boolean, load: () => Promise<ComponentType>][] = [
  [() => envExtras.environmentName !== 'production', () => import('./EnvLabel').then((m) => m.EnvLabel)],
  [() => envExtras.guideToolId !== '', () => import('./GuideTool').then((m) => m.GuideTool)],
  [() => envExtras.tagManagerId !== '', () => import('./TagManager').then((m) => m.TagManager)],
  [() => envExtras.chatWidgetId !== '', () => import('./ChatWidget').then((m) => m.ChatWidget)],
]

export function Extras() {
  const [loaded, setLoaded] = useState<ComponentType[]>([])
  useEffect(() => {
    for (const [wanted, load] of extras) if (wanted()) void load().then((One) => setLoaded((all) => (all.includes(One) ? all : [...all, One])), () => undefined)
  }, [])
  return loaded.map((One, i) => <One key={i} />)
}
