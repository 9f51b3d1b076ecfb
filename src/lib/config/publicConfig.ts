/** The public settings that every page reads; ./envExtras has the others. Next writes the values in when it builds, so each is named in full. */
export const publicConfig = {
  /** '' : this server's own API. */
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
  /** What this build answers to /api/version-key. */
  get versionKey() {
    return process.env.VERSION_KEY ?? ''
  },
}
