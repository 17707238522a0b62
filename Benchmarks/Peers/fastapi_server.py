"""The server that Scripts/compare-servers measures beside Proviso's: FastAPI with pydantic, as their documentation writes it."""
from typing import Annotated

from fastapi import FastAPI, Request
from pydantic import BaseModel, ConfigDict, EmailStr, Field, StringConstraints

app = FastAPI(openapi_url=None)


class Closed(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Address(Closed):
    city: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
    postcode: Annotated[str, Field(pattern=r"^[0-9]{5}$")]


class Registration(Closed):
    userName: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=24, pattern=r"^[a-z][a-z0-9_]*$")]
    email: EmailStr
    password: Annotated[str, Field(min_length=8)]
    age: Annotated[int, Field(ge=18, le=120)]
    tags: Annotated[list[Annotated[str, Field(min_length=1, max_length=10)]], Field(max_length=5)]
    address: Address


class PlainAddress(Closed):
    city: str
    postcode: str


class PlainRegistration(Closed):
    userName: str
    email: str
    password: str
    age: int
    tags: list[str]
    address: PlainAddress


@app.post("/read")
async def read(request: Request):
    return {"read": len(await request.body())}


@app.post("/decoded")
async def decoded(request: Request):
    return {"created": (await request.json())["userName"]}


@app.post("/typed")
async def typed(registration: PlainRegistration):
    return {"created": registration.userName}


@app.post("/judged")
async def judged(registration: Registration):
    return {"created": registration.userName}
