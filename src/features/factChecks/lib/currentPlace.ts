const TIMEOUT_MS = 10_000

/** Where the device is; null where it does not know or the person refuses. */
export const currentPlace = (): Promise<{ latitude: number; longitude: number } | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: TIMEOUT_MS },
    )
  })
