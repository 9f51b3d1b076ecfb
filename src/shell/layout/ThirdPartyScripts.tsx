import { useEffect, useState, type ComponentType } from 'react'
import { thirdPartyConfig } from '@/lib/config/publicConfig'

/** What only some installations have. None of its code is loaded where it is not set. */
const extras: readonly [wanted: () => boolean, load: () => Promise<ComponentType>][] = [
  [
    () => thirdPartyConfig.environmentName !== 'production',
    () => import('@/shell/third-party/EnvLabel').then((m) => m.EnvLabel),
  ],
  [
    () => thirdPartyConfig.guideToolId !== '',
    () => import('@/shell/third-party/GuideTool').then((m) => m.GuideTool),
  ],
  [
    () => thirdPartyConfig.tagManagerId !== '',
    () => import('@/shell/third-party/TagManager').then((m) => m.TagManager),
  ],
  [
    () => thirdPartyConfig.chatWidgetId !== '',
    () => import('@/shell/third-party/ChatWidget').then((m) => m.ChatWidget),
  ],
]

export function ThirdPartyScripts() {
  const [loaded, setLoaded] = useState<ComponentType[]>([])
  useEffect(() => {
    for (const [wanted, load] of extras)
      if (wanted())
        void load().then(
          (One) => setLoaded((all) => (all.includes(One) ? all : [...all, One])),
          () => undefined,
        )
  }, [])
  return loaded.map((One, i) => <One key={i} />)
}
