import type { Server } from 'node:http'

type Situation = { chosenHost: string | undefined; hasDemo: boolean }
export declare const THIS_MACHINE: string
export declare function hostFor(situation: Situation): string | undefined
export declare function reachableName(host: string | undefined): string
export declare function warningFor(situation: Situation): string | undefined
export declare function listenOn(server: Server, port: number, host?: string): Promise<number>
export declare function databaseNotice(url: string | undefined): string | undefined
export declare function missingNotice(
  env: Partial<Record<'DATABASE_URL' | 'SMTP_URL' | 'DOCUMENT_KEY', string>>,
): string | undefined
