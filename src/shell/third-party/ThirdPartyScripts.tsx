import dynamic from 'next/dynamic'
import { thirdPartyConfig } from '@/lib/config/publicConfig'

const EnvLabel = dynamic(() => import('./EnvLabel').then((m) => m.EnvLabel), { ssr: false })
const GuideTool = dynamic(() => import('./GuideTool').then((m) => m.GuideTool), { ssr: false })
const TagManager = dynamic(() => import('./TagManager').then((m) => m.TagManager), { ssr: false })
const ChatWidget = dynamic(() => import('./ChatWidget').then((m) => m.ChatWidget), { ssr: false })

/**
 * Scripts that only some installations use. Their code is loaded only if they are configured.
 */
export function ThirdPartyScripts() {
  return (
    <>
      {thirdPartyConfig.environmentName !== 'production' && <EnvLabel />}
      {thirdPartyConfig.guideToolId !== '' && <GuideTool />}
      {thirdPartyConfig.tagManagerId !== '' && <TagManager />}
      {thirdPartyConfig.chatWidgetId !== '' && <ChatWidget />}
    </>
  )
}
