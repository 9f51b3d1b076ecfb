import type { Server } from 'node:http'

export function stopOnSignals(server: Server, delaySeconds?: number): () => boolean
