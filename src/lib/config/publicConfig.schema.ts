import * as z from 'zod/mini'
import { choice, scriptUrl, url } from './env.schema'

const HOST = /^((https?|wss?):\/\/)?(\*\.)?[\w.-]+(:\d+)?$/
const hosts = z
  .string()
  .check(
    z.refine(
      (value) => value.split(/\s+/).every((host) => HOST.test(host)),
      'ホスト名を空白で区切って書いてください (例: https://*.example.com wss://chat.example.com)。',
    ),
  )
const id = z.string().check(z.regex(/^[\w.-]+$/, '英数字と - _ . だけで書いてください。'))
const phoneNumber = z
  .string()
  .check(
    z.regex(/^0[\d-]{8,12}$/, '市外局番から、数字とハイフンで書いてください (例: 03-1234-5678)。'),
  )
const text = z.optional(z.string())

/** Variables that are inlined into the build. next.config.ts checks them at the start; publicConfig.ts reads them. */
export const PublicEnv = z.object({
  NEXT_PUBLIC_API_BASE_URL: z.optional(url(['http:', 'https:'], 'https://api.example.com')),
  NEXT_PUBLIC_APP_MODE: z.optional(choice(['under_maintenance'])),
  NEXT_PUBLIC_SERVICE_NAME: text,
  NEXT_PUBLIC_ENVIRONMENT_NAME: text,
  NEXT_PUBLIC_GIT_BRANCH: text,
  NEXT_PUBLIC_DEMO_HOST_NUMBER: text,
  NEXT_PUBLIC_FEATURE_FLAGS: text,
  NEXT_PUBLIC_GTM_ID: z.optional(id),
  NEXT_PUBLIC_GUIDE_TOOL_ID: z.optional(id),
  NEXT_PUBLIC_GUIDE_TOOL_URL: z.optional(scriptUrl),
  NEXT_PUBLIC_GUIDE_TOOL_HOSTS: z.optional(hosts),
  NEXT_PUBLIC_CHAT_WIDGET_ID: z.optional(id),
  NEXT_PUBLIC_CHAT_WIDGET_URL: z.optional(scriptUrl),
  NEXT_PUBLIC_CHAT_WIDGET_HOSTS: z.optional(hosts),
  NEXT_PUBLIC_SUPPORT_PHONE_NUMBER: z.optional(phoneNumber),
  NEXT_PUBLIC_URGENT_PHONE_NUMBER: z.optional(phoneNumber),
  VERSION_KEY: text,
})
