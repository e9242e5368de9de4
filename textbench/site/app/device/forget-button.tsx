import { rereadFavourites } from '../favourites/favourites.ts';
import { announce } from '../ui/announcer.ts';
import { forgetEverything } from './device-storage.ts';

/** Erases favourites, recent tools and options from this device. */
export function ForgetButton() {
  return (
    <button
      className="min-h-6 text-muted text-sm underline underline-offset-3 hover:text-ink pointer-coarse:min-h-11"
      onClick={() => {
        forgetEverything();
        rereadFavourites();
        announce('Favourites, recent tools and options are erased from this device.');
      }}
      type="button"
    >
      Forget favourites, recent tools and options
    </button>
  );
}
