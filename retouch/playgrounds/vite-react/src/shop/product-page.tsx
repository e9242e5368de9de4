import { useState } from 'react';
import { useCart } from '../cart/cart-context.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { BagIcon, TruckIcon } from '../ui/icons.tsx';
import { euros } from '../ui/money.ts';
import { GlazePicker } from './glaze-picker.tsx';
import { product } from './product.ts';
import { ProductPhoto } from './product-photo.jsx';
import { QuantityPicker } from './quantity-picker.tsx';
import { Reviews } from './reviews.tsx';

export function ProductPage() {
  const cart = useCart();
  const [glaze, setGlaze] = useState(product.glazes[0]);
  const [quantity, setQuantity] = useState(1);
  if (glaze === undefined) return <p>This product is gone.</p>;
  const add = () => {
    cart.add({ name: product.name, glaze: glaze.name, price: product.price, quantity });
    cart.open();
  };
  return (
    <>
      <section className="grid gap-8 md:grid-cols-2">
        <ProductPhoto tint={glaze.colour} caption={`${product.name} in ${glaze.name}`} />
        <div className="flex flex-col gap-5">
          <div>
            <p className="text-sm tracking-wide text-moss uppercase">Tableware</p>
            <h1 className="font-display text-4xl">{product.name}</h1>
          </div>
          <p className="text-2xl tabular-nums">{euros(product.price)}</p>
          <p className="leading-relaxed text-bark/80">{product.description}</p>
          <GlazePicker glazes={product.glazes} chosen={glaze} onChoose={setGlaze} />
          <QuantityPicker quantity={quantity} onChange={setQuantity} />
          <div className="flex flex-wrap items-center gap-3">
            <Button
              className="px-6 py-3 text-base"
              icon={<BagIcon className="size-5" />}
              disabled={!glaze.inStock}
              onClick={add}
            >
              {glaze.inStock ? 'Add to bag' : 'Sold out'}
            </Button>
            {glaze.inStock ? (
              <Badge tone="good">In stock</Badge>
            ) : (
              <Badge tone="bad">Next firing in May</Badge>
            )}
          </div>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-bark/70">
            {product.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p className="flex items-center gap-2 text-sm">
            <TruckIcon className="size-5 text-moss" />
            <span>
              Sent within <b>two days</b>, in straw.
            </span>
          </p>
        </div>
      </section>
      <Reviews />
    </>
  );
}
