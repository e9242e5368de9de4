export {
  type StampedModule,
  type StampOptions,
  stampAttribute,
  stampModule,
} from './stamp-module.ts';
