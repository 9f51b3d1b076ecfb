const TIMEOUT_MS = 10_000

/** The position of the device; null if it is unknown or the user refuses. */
export const currentPlace = (): Promise<{ latitude: number; longitude: number } | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: TIMEOUT_MS },
    )
  })
