import * as z from 'zod/mini'
import { choice, scriptUrl, url } from './env.schema'

const HOST_PATTERN = /^((https?|wss?):\/\/)?(\*\.)?[\w.-]+(:\d+)?$/
const hosts = z
  .string()
  .check(
    z.refine(
      (value) => value.split(/\s+/).every((host) => HOST_PATTERN.test(host)),
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

/**
 * Variables that are inlined into the build. next.config.js checks them at the start; publicConfig.ts reads them.
 * `npm run configuration` writes their descriptions to docs/CONFIGURATION.md and .env.example.
 */
export const PublicEnv = z.object({
  NEXT_PUBLIC_API_BASE_URL: z
    .optional(url(['http:', 'https:'], 'https://api.example.com'))
    .check(
      z.describe(
        "Base URL of another server's API. This server then serves the console alone, without a database.",
      ),
    ),
  NEXT_PUBLIC_APP_MODE: z
    .optional(choice(['under_maintenance']))
    .check(z.describe('`under_maintenance`: this build shows the maintenance screen.')),
  NEXT_PUBLIC_SERVICE_NAME: text.check(
    z.describe('Name of the service in titles and mails. Without it, スポットシフト.'),
  ),
  NEXT_PUBLIC_ENVIRONMENT_NAME: text.check(
    z.describe(
      'Name of the environment. Every value but `production`, the default, shows the environment label.',
    ),
  ),
  NEXT_PUBLIC_GIT_BRANCH: text.check(
    z.describe(
      'Text of the environment label on pages of accounts, stores and companies. Without it, the same as on other pages.',
    ),
  ),
  NEXT_PUBLIC_DEMO_HOST_NUMBER: text.check(
    z.describe(
      'Text of the environment label on other pages. Without it, `NEXT_PUBLIC_ENVIRONMENT_NAME`.',
    ),
  ),
  NEXT_PUBLIC_FEATURE_FLAGS: text.check(
    z.describe('Feature flags that the environment label lists, separated by commas.'),
  ),
  NEXT_PUBLIC_GTM_ID: z
    .optional(id)
    .check(z.describe('Id of the tag manager. Without it the tag manager is not loaded.')),
  NEXT_PUBLIC_GUIDE_TOOL_ID: z
    .optional(id)
    .check(z.describe('Id of the product tour. Without it the tour is not loaded.')),
  NEXT_PUBLIC_GUIDE_TOOL_URL: z
    .optional(scriptUrl)
    .check(z.describe("URL of the product tour's script. `{id}` in it is replaced by the id.")),
  NEXT_PUBLIC_GUIDE_TOOL_HOSTS: z
    .optional(hosts)
    .check(z.describe('Further hosts that the product tour needs, separated by spaces.')),
  NEXT_PUBLIC_CHAT_WIDGET_ID: z
    .optional(id)
    .check(
      z.describe('Id of the support chat on the contact page. Without it the page has no chat.'),
    ),
  NEXT_PUBLIC_CHAT_WIDGET_URL: z
    .optional(scriptUrl)
    .check(z.describe("URL of the support chat's script. Without it, Zendesk's.")),
  NEXT_PUBLIC_CHAT_WIDGET_HOSTS: z
    .optional(hosts)
    .check(z.describe('Further hosts that the support chat needs, separated by spaces.')),
  NEXT_PUBLIC_SUPPORT_PHONE_NUMBER: z
    .optional(phoneNumber)
    .check(
      z.describe(
        'Phone number of the support on the contact page. Without it the page shows none.',
      ),
    ),
  NEXT_PUBLIC_URGENT_PHONE_NUMBER: z
    .optional(phoneNumber)
    .check(
      z.describe("Phone number for problems with today's shifts. Without it the page shows none."),
    ),
  VERSION_KEY: text.check(
    z.describe(
      'Version that `/api/version-key` answers. Open pages offer to reload when it changes. Without it, a hash of the sources and build variables.',
    ),
  ),
})
