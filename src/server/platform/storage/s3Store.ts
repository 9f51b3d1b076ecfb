import { ObjectMissingError, type ObjectStore } from './objectStore'

export type S3Settings = {
  bucket: string
  region: string
  /** URL of a compatible service; without it AWS. */
  endpoint?: string | undefined
}

/**
 * Objects of a bucket, on AWS or a compatible service. Credentials come from the SDK's own chain: environment, profile,
 * role of the machine.
 */
export async function createS3Store({
  bucket,
  region,
  endpoint,
}: S3Settings): Promise<ObjectStore> {
  // Loaded only if a bucket is configured: the SDK takes longer to load than the rest of the server.
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand, NoSuchKey } =
    await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Some compatible services do not know the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const objectAt = (key: string) => ({ Bucket: bucket, Key: key })
  return {
    put: async (key, bytes) => {
      await client.send(new PutObjectCommand({ ...objectAt(key), Body: bytes }))
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectAt(key)))
        if (!Body) throw new ObjectMissingError(key)
        return await Body.transformToByteArray()
      } catch (error) {
        throw error instanceof NoSuchKey ? new ObjectMissingError(key) : error
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(objectAt(key)))
    },
  }
}
