export { invitationPage as default } from '@/server/start'
