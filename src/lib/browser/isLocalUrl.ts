const LOCAL_HOSTS = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/

/** Whether an address leads to the machine itself, so that it opens on no other device. */
export const isLocalUrl = (url: string) => LOCAL_HOSTS.test(new URL(url).hostname)
