/**
 * The public settings, which are inlined into the build: Next replaces a variable only where its full name is written.
 * publicConfig.schema.ts checks the values when the build starts, so the browser needs no schema.
 */
export const publicConfig = {
  /** Base URL of the API; empty for the API of this server. */
  get apiBaseUrl() {
    return process.env.NEXT_PUBLIC_API_BASE_URL ?? ''
  },
  /** under_maintenance: this build shows the maintenance screen. */
  get appMode() {
    return process.env.NEXT_PUBLIC_APP_MODE ?? ''
  },
  get serviceName() {
    return process.env.NEXT_PUBLIC_SERVICE_NAME || 'スポットシフト'
  },
  /** The version that this build returns at /api/version-key. */
  get versionKey() {
    return process.env.VERSION_KEY ?? ''
  },
}

/** The phone numbers of the support; empty if there is none, and nothing is shown then. */
export const supportConfig = {
  get phoneNumber() {
    return process.env.NEXT_PUBLIC_SUPPORT_PHONE_NUMBER ?? ''
  },
  /** For urgent calls about today's shifts. */
  get urgentPhoneNumber() {
    return process.env.NEXT_PUBLIC_URGENT_PHONE_NUMBER ?? ''
  },
}

const commaSeparated = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Settings of the environment label and of third-party tools. A tool is loaded only if its id is set. */
export const thirdPartyConfig = {
  /** Default 'production', which shows no environment label. */
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
    return commaSeparated(process.env.NEXT_PUBLIC_FEATURE_FLAGS)
  },
  get tagManagerId() {
    return process.env.NEXT_PUBLIC_GTM_ID ?? ''
  },
  get guideToolId() {
    return process.env.NEXT_PUBLIC_GUIDE_TOOL_ID ?? ''
  },
  /** `{id}` is replaced by the id of the tool. */
  get guideToolUrl() {
    return process.env.NEXT_PUBLIC_GUIDE_TOOL_URL ?? ''
  },
  /** Further hosts that the tool needs, separated by spaces, for the content security policy. */
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
