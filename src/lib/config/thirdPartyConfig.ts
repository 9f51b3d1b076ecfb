const list = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The public settings of what only some installations have. */
export const thirdPartyConfig = {
  /** production (the default) shows no environment label. */
  get environmentName() {
    return process.env.NEXT_PUBLIC_ENVIRONMENT_NAME || 'production'
  },
  get branch() {
    return process.env.NEXT_PUBLIC_GIT_BRANCH ?? ''
  },
  get demoHostNumber() {
    return process.env.NEXT_PUBLIC_DEMO_HOST_NUMBER ?? ''
  },
  get featureFlags() {
    return list(process.env.NEXT_PUBLIC_FEATURE_FLAGS)
  },
  get tagManagerId() {
    return process.env.NEXT_PUBLIC_GTM_ID ?? ''
  },
  /** Nothing of the guide tool or the chat widget is loaded without its id. `{id}` in the address is replaced by it. */
  get guideToolId() {
    return process.env.NEXT_PUBLIC_GUIDE_TOOL_ID ?? ''
  },
  get guideToolUrl() {
    return process.env.NEXT_PUBLIC_GUIDE_TOOL_URL ?? ''
  },
  /** Further hosts the tool needs, separated by spaces. */
  get guideToolHosts() {
    return process.env.NEXT_PUBLIC_GUIDE_TOOL_HOSTS ?? ''
  },
  get chatWidgetId() {
    return process.env.NEXT_PUBLIC_CHAT_WIDGET_ID ?? ''
  },
  get chatWidgetUrl() {
    return (
      process.env.NEXT_PUBLIC_CHAT_WIDGET_URL ||
      'https://static.zdassets.com/ekr/snippet.js?key={id}'
    )
  },
  get chatWidgetHosts() {
    return (
      process.env.NEXT_PUBLIC_CHAT_WIDGET_HOSTS ||
      'https://*.zdassets.com https://*.zendesk.com wss://*.zendesk.com'
    )
  },
}
