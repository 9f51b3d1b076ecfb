import { endpoint, json, resource } from '@/contracts/endpoint'
import type { ShareUrl, ShareUrlExists } from './schemas'

/** The link of a posting (共有URL). It goes with the posting: what changes the scope or ends applications changes it. */
export const shareLinks = resource('offerings', {
  existsShareUrl: endpoint('GET /clients/{clientId}/offerings/{offeringId}/exists_share_url', {
    response: json<ShareUrlExists>(),
    permission: 'store.read',
  }),
  /** 409 with the reason where `exists` is false. */
  shareUrl: endpoint('GET /clients/{clientId}/offerings/{offeringId}/share_url', {
    response: json<ShareUrl>(),
    permission: 'store.read',
  }),
})
