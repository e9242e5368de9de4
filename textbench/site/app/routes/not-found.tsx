import { unlistedMetadata } from '../metadata/page-metadata.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

export const meta = () => unlistedMetadata('Page not found');

export default NotFoundPage;
