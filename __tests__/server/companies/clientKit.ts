import type { ClientCreate } from '@/contracts/clients/schemas'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { testContext } from '@tests/kit/app'

/** A store as the form sends it; `overrides` replaces any field. */
export const storeInput = (overrides: Partial<ClientCreate> = {}): ClientCreate => ({
  name: 'みのりデリ 渋谷宮益坂店',
  nameKana: 'ミノリデリ シブヤミヤマスザカテン',
  brandName: 'みのりデリ',
  code: 'D-0052',
  departmentCode: '2101',
  businessDescription: '弁当・惣菜の製造と販売',
  postalCode: '1500002',
  prefectureCode: '13',
  city: '渋谷区',
  addressLine: '渋谷1丁目12-8',
  building: 'みのりビル1階',
  accessNote: '',
  phoneNumber: '0312340152',
  emergencyPhoneNumber: '08012340152',
  managerName: '山口 真一',
  smokingPolicy: 'no_smoking',
  defaultMeetingPlace: '',
  laborInsuranceNumber: '13101123456000',
  stoolInspectionRequiredDefault: true,
  duplicateConfirmed: false,
  invitations: [],
  ...overrides,
})

/** Runs the waiting jobs and returns the messages that they sent. */
export async function sentMessages() {
  const context = await testContext()
  context.mails.length = 0
  while (await runNextJob(context, jobDefinitions));
  return [...context.mails]
}
