const LOCAL_HOSTS = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/

/** Whether a URL points to this machine itself, so that it does not work on other devices. */
export const isLocalUrl = (url: string) => LOCAL_HOSTS.test(new URL(url).hostname)
