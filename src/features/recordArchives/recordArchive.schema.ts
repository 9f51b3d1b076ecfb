export { RecordArchiveRequest as default } from '@/contracts/recordArchives/schemas'
