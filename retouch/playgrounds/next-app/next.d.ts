// What next-env.d.ts says as well, which is there only once Next.js has run.
/// <reference types="next" />
/// <reference types="next/image-types/global" />
