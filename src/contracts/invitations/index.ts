import { page } from '@/contracts/common'
import { endpoint, json, resource } from '@/contracts/endpoint'
import type { Invitation, InvitationSave } from './schemas'

const query = { page }
const response = json<Invitation>()
const body = json<InvitationSave>()

/** Workers the store knows come to it by a link or a QR code, and are trusted from then on. Whoever holds the code can use it, so only who may trust reads it. */
export const invitations = resource('invitations', {
  one: endpoint('GET /clients/{clientId}/invitation', {
    query,
    response,
    permission: 'worker.trust',
  }),
  save: endpoint('POST /clients/{clientId}/invitation', {
    body,
    response,
    permission: 'worker.trust',
  }),
  brand: endpoint('GET /clients/{clientId}/brand_invitation', {
    query,
    response,
    permission: 'worker.trust',
  }),
  saveBrand: endpoint('POST /clients/{clientId}/brand_invitation', {
    body,
    response,
    permission: 'worker.trust',
  }),
})
