import { withRetouch } from '@retouch/plugin/next';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // Types are checked with those of the whole repository.
  typescript: { ignoreBuildErrors: true },
};

export default withRetouch(config);
