import { useState } from 'react'
import type { Endpoint, Input } from '@/contracts/endpoint'
import { ApiError } from './ApiError'
import { notifyError, fetchResponse } from './client'

/** The name the server gave: RFC 6266, the encoded form before the plain one. */
export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  try {
    if (encoded) return decodeURIComponent(encoded)
  } catch {
    /* the plain form may still be right */
  }
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1]
}

/** Fetches a file through the client (header, renewed session) and hands it to the browser. What is not the promised file is an ApiError, and nothing is saved. */
export async function download<E extends Endpoint>(
  e: E,
  input: Input<E>,
  fallbackName: string,
): Promise<void> {
  const response = await fetchResponse(e, input)
  const type = response.headers.get('Content-Type') ?? ''
  if (!e.response || !type.startsWith(e.response)) {
    throw new ApiError(response.status, 'unexpected_file', [
      'ファイルを受け取れませんでした。保存していません。時間をおいて、もう一度お試しください。',
    ])
  }
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName,
  })
  link.click()
  // Safari still reads the address after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, 1000)
}

/** [run, running]: downloads; a failure is told as a message. */
export function useDownload<E extends Endpoint>(e: E, fallbackName: string) {
  const [running, setRunning] = useState(false)
  async function run(input: Input<E>) {
    setRunning(true)
    try {
      await download(e, input, fallbackName)
    } catch (error) {
      notifyError(error)
    } finally {
      setRunning(false)
    }
  }
  return [run, running] as const
}
