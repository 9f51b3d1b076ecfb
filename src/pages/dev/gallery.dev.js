// Not .tsx: that ending is a page in every build, this one only in development (next.config.js).
export { Gallery as default } from '@/features/gallery/Gallery'
