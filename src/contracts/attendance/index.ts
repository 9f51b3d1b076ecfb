import { endpoint, json, resource } from '@/contracts/endpoint'
import type { Attendance, AttendanceRenewal } from './schemas'

/** The QR codes with which workers check in and out. */
export const attendance = resource('attendance', {
  one: endpoint('GET /clients/{clientId}/attendance', {
    response: json<Attendance>(),
    permission: 'store.read',
  }),
  renew: endpoint('POST /clients/{clientId}/attendance', {
    body: json<AttendanceRenewal>(),
    response: json<Attendance>(),
    permission: 'client.edit',
    errors: ['stale'],
  }),
})
