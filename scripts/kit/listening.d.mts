import type { Server } from 'node:http'

type Situation = { chosen: string | undefined; hasDemo: boolean }
export const THIS_MACHINE: string
export function hostFor(situation: Situation): string | undefined
export function reachableName(host: string | undefined): string
export function warningFor(situation: Situation): string | undefined
export function listenOn(server: Server, port: number, host?: string): Promise<number>
